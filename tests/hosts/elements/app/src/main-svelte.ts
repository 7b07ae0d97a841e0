import { mount } from 'svelte';
import ProjectPeople from './project-people.svelte';

mount(ProjectPeople, { target: document.getElementById('app') as HTMLElement });
