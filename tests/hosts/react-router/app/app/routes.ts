import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/once.tsx'),
  route('twice', 'routes/twice.tsx'),
  route('prefetched', 'routes/prefetched.tsx'),
] satisfies RouteConfig;
