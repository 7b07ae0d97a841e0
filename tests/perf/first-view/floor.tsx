import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Named {
  readonly id: number;
  readonly name: string;
}

function Page() {
  const [organizations, setOrganizations] = useState<readonly Named[]>([]);
  useEffect(() => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('cv-sid')}` };
    fetch('/api/organizations/admin/all?includeChildren=true', { headers })
      .then((answer) => answer.json())
      .then(({ data }: { data: Named[] }) => setOrganizations(data));
  }, []);
  return (
    <main>
      <h1>Organizations</h1>
      <ul>
        {organizations.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
