import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockServer } from '@timemap/admin-mock';
import { mockHandlers } from '@timemap/admin-mock/msw';
import { fail } from '@timemap/admin-mock/scenarios';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProjectPage } from './project-page';

const network = setupServer();
let server: ReturnType<typeof createMockServer>;

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  // Each test has its own server with the same data.
  server = createMockServer();
  network.use(...mockHandlers(server, '/api'));
  sessionStorage.setItem('cv-sid', server.signIn('globalAdmin'));
});
afterEach(() => {
  cleanup();
  network.resetHandlers();
});
afterAll(() => network.close());

it('gives a member another role, and logs it', async () => {
  render(<ProjectPage />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /mia/i }), 'Admin');
  expect(await screen.findByText('project-member.change-role: succeeded')).toBeTruthy();
  expect(server.requests().filter(({ operation }) => operation === 'POST /changepermissions')).toMatchObject([
    { encoding: 'json', body: { projectid: 2, access_role: 1 } },
  ]);
});

it('takes the role back where the server refuses it, and logs that too', async () => {
  server.use(fail('POST /changepermissions', 'Not today'));
  render(<ProjectPage />);
  const role = await screen.findByRole<HTMLSelectElement>('combobox', { name: /mia/i });
  const before = role.value;
  await userEvent.selectOptions(role, 'Admin');
  expect(await screen.findByText('project-member.change-role: failed')).toBeTruthy();
  expect(role.value).toBe(before);
});

it('says so where the members cannot be loaded', async () => {
  server.use(fail('GET /viewprojectusers', 'The list is locked', 400));
  render(<ProjectPage />);
  expect(await screen.findByText('The list is locked')).toBeTruthy();
});
