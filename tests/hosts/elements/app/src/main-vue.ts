import { createApp } from 'vue';
import ProjectPeople from './project-people.vue';

createApp(ProjectPeople).mount('#app');
