import type { AdminKitConfiguration } from '@timemap/admin-elements';
import { useEffect, useRef, useState } from 'react';
import { lineOf, loadConfiguration } from './configuration';

// React 18 sets only attributes on custom elements: the property and the listener go through a ref.
export function ProjectPeople() {
  const kit = useRef<HTMLElement & { configuration: AdminKitConfiguration | null }>(null);
  const [project, setProject] = useState({ id: 1, name: 'North Sea Trade' });
  const [log, setLog] = useState<string[]>([]);
  useEffect(() => {
    const element = kit.current;
    if (element === null) return;
    const note = (event: WindowEventMap['ak-event']) => {
      const line = lineOf(event);
      if (line !== null) setLog((lines) => [...lines, line]);
    };
    element.addEventListener('ak-event', note);
    void loadConfiguration().then((configuration) => {
      element.configuration = configuration;
    });
    return () => element.removeEventListener('ak-event', note);
  }, []);
  return (
    <main>
      <button type="button" onClick={() => setProject({ id: 2, name: 'Harbour Walk' })}>
        Other project
      </button>
      <ak-admin-kit ref={kit}>
        <ak-project-roles-panel project-id={project.id} project-name={project.name}>
          <button
            slot="header-actions"
            type="button"
            onClick={() => setLog((lines) => [...lines, 'CRM opened'])}
          >
            Open in our CRM
          </button>
          <span slot="createRole" hidden />
        </ak-project-roles-panel>
      </ak-admin-kit>
      <ol aria-label="Log">
        {log.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </main>
  );
}
