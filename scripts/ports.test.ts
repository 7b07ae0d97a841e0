import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { requireFreePort } from './ports.ts';

const console4173 = { user: 'the console', flag: '--console-port' };

async function occupy(address: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
  'names a port that is taken on %s, and a flag for another',
  async (address) => {
    const port = await occupy(address);
    await expect(requireFreePort(port, console4173)).rejects.toThrow(
      new RegExp(`^Port ${port} for the console is in use\\. .+ --console-port ${port + 10}$`),
    );
  },
);

it('is silent about a free port, and leaves it free for its user', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');

  await requireFreePort(port, console4173);
  await expect(requireFreePort(port, console4173)).resolves.toBeUndefined();
});
