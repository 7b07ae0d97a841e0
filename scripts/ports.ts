import { createServer } from 'node:net';

// A program on either address would be what a browser finds under 'localhost'.
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

export interface PortUser {
  /** As a sentence names it. */
  user: string;
  /** The flag that chooses another port. */
  flag: string;
}

/** @throws Error with a sentence that names the port, whose it would be, and how to take another one */
export async function requireFreePort(port: number, { user, flag }: PortUser): Promise<void> {
  for (const address of LOOPBACK_ADDRESSES) {
    if (await isTaken(port, address)) {
      throw new Error(
        `Port ${port}, which ${user} would use, is taken by another program. ` +
          `End that program, or choose another port with ${flag}, for example: npm start -- ${flag} ${port + 10}`,
      );
    }
  }
}

function isTaken(port: number, address: string): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    // Any other failure, such as no IPv6 on this machine, is not another program.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, address, () => probe.close(() => resolve(false)));
  });
}
