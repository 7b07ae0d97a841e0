import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

export function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => reject(new Error(listenFault(error, port, host)));
    http.once('error', onError);
    http.listen(port, host, () => {
      http.off('error', onError);
      resolve();
    });
  });
}

function listenFault(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Choose another port, or stop the program that uses it.`;
    case 'EACCES':
      return `This user may not listen on port ${port} of ${host}. Choose a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

export function refuseSocket(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  else socket.destroy();
}
