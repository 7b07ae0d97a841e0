import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { MockServer } from '../mock-server.ts';
import { type PacketListener, parsePacket } from '../packet-relay.ts';

const MAX_MESSAGE_BYTES = 16_384;

export interface RealtimeHub {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

export function createRealtimeHub(server: MockServer): RealtimeHub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  sockets.on('connection', (socket) => {
    const listener: PacketListener = (packet) => socket.send(JSON.stringify(packet));
    const stop = server.subscribe(listener);
    socket.on('message', (data, isBinary) => {
      const packet = isBinary ? null : parsePacket(String(data));
      if (packet) server.publish(packet, listener);
    });
    socket.on('close', stop);
    // An unhandled error would end the process.
    socket.on('error', stop);
  });
  return {
    accept: (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, (connected) =>
        sockets.emit('connection', connected, request),
      );
    },
    close: () => {
      for (const socket of sockets.clients) socket.close(1001);
      sockets.close();
    },
  };
}
