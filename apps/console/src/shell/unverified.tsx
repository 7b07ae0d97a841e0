import { useMessages } from '@timemap/admin-kit';
import { Alert } from '@timemap/admin-kit/ui/alert';
import { consoleUnverified as unverifiedMessages } from '../locales/en/console-unverified.ts';
import './unverified.css';

/** Why the main app may refuse this person, and what they can do. */
export default function Unverified() {
  const words = useMessages(unverifiedMessages);
  return (
    <Alert tone="warning" className="console-unverified">
      <strong>{words.title}</strong> {words.whatToDo}
    </Alert>
  );
}
