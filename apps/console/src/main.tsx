import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startConsole } from './console-runtime.ts';
import { runtimeContext } from './guards.ts';
import { routes } from './routes.tsx';
import '@timemap/admin-kit/styles/layers.css';
import '@timemap/admin-kit/styles/tokens.css';
import './console.css';

const starting = startConsole();
const router = createBrowserRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[runtimeContext, starting]])),
});
const container = document.getElementById('console');
if (container === null) throw new Error('index.html has no element "console".');
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
