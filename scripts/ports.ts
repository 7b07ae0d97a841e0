import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

// Browsers resolve 'localhost' to either address.
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

export interface PortUser {
  user: string;
  flag: string;
}

export async function requireFreePort(port: number, { user, flag }: PortUser): Promise<void> {
  for (const address of LOOPBACK_ADDRESSES) {
    if (await isTaken(port, address)) {
      throw new Error(
        `Port ${port} for ${user} is in use. ` +
          `Stop the program that uses it, or choose another port with ${flag}, for example: npm start -- ${flag} ${port + 10}`,
      );
    }
  }
}

function isTaken(port: number, address: string): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    // Any other failure, such as missing IPv6, is not another program.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, address, () => probe.close(() => resolve(false)));
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
