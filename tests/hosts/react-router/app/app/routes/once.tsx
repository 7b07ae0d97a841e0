import { AdminScreens } from '../admin-screens';
import type { Route } from './+types/once';

export function loader() {
  return { apiUrl: process.env.API_URL ?? '' };
}

export default function Once({ loaderData }: Route.ComponentProps) {
  return <AdminScreens apiUrl={loaderData.apiUrl} />;
}
