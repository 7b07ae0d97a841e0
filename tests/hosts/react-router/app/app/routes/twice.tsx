import { AdminScreens } from '../admin-screens';
import type { Route } from './+types/twice';

export function loader() {
  return { apiUrl: process.env.API_URL ?? '' };
}

export default function Twice({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminScreens apiUrl={loaderData.apiUrl} />
      <AdminScreens apiUrl={loaderData.apiUrl} />
    </>
  );
}
