import type { ProjectMetadataChanged, Realtime } from './realtime.ts';
import { isRecord } from './record.ts';

const TYPE = 'project metadata changed';
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
/** A server that accepts and closes is not working. */
const LASTED_MS = 10_000;

export interface RealtimeSocketOptions {
  /** The address of the server, `ws:` or `wss:`. No session id is sent. */
  url: string;
  /** @default the global WebSocket; without one, nothing is sent or received */
  WebSocket?: typeof WebSocket;
}

function readPacket(data: unknown): ProjectMetadataChanged | null {
  try {
    const packet: unknown = JSON.parse(String(data));
    if (!isRecord(packet) || packet.type !== TYPE) return null;
    const projectId = Number(packet.projectId);
    return Number.isSafeInteger(projectId) ? { type: TYPE, projectId } : null;
  } catch {
    return null;
  }
}

/**
 * Realtime over a WebSocket that carries JSON `{type, projectId}`. It connects on first use. It reconnects while there
 * are listeners or unsent packets: after 1 s, then after twice the previous delay, at most 60 s, with up to a quarter
 * subtracted at random. The delays start over after a connection that lasted 10 s. Changes published while it is
 * disconnected are sent once per project when it reconnects.
 */
export function createRealtimeSocket(options: RealtimeSocketOptions): Realtime & { close(): void } {
  const Socket = options.WebSocket ?? globalThis.WebSocket;
  const listeners = new Map<number, Set<(packet: ProjectMetadataChanged) => void>>();
  const unsent = new Set<number>();
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lasting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;

  function flush(): void {
    if (socket?.readyState !== 1) return;
    for (const projectId of unsent) {
      try {
        socket.send(JSON.stringify({ type: TYPE, projectId }));
        unsent.delete(projectId);
      } catch {
        return;
      }
    }
  }

  function reconnectLater(): void {
    socket = null;
    clearTimeout(lasting);
    if (isClosed || (listeners.size === 0 && unsent.size === 0)) return;
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** failures++, MAX_DELAY_MS);
    timer = setTimeout(
      () => {
        timer = undefined;
        connect();
      },
      delayMs * (1 - Math.random() / 4),
    );
  }

  function connect(): void {
    if (isClosed || socket || timer !== undefined || !Socket) return;
    try {
      const opened = new Socket(options.url);
      socket = opened;
      opened.addEventListener('open', () => {
        lasting = setTimeout(() => {
          failures = 0;
        }, LASTED_MS);
        flush();
      });
      opened.addEventListener('message', ({ data }) => {
        const packet = readPacket(data);
        if (!packet) return;
        for (const listener of listeners.get(packet.projectId) ?? []) {
          // An error of one listener must not affect the others.
          queueMicrotask(() => listener(packet));
        }
      });
      opened.addEventListener('close', reconnectLater);
    } catch {
      // The browser would refuse this address again, for example ws: on an https: page.
      isClosed = true;
    }
  }

  return {
    publish({ projectId }) {
      unsent.add(projectId);
      connect();
      flush();
    },
    subscribe(projectId, listener) {
      const own = (packet: ProjectMetadataChanged) => listener(packet);
      const known = listeners.get(projectId) ?? new Set();
      listeners.set(projectId, known.add(own));
      connect();
      return () => {
        known.delete(own);
        if (known.size === 0 && listeners.get(projectId) === known) listeners.delete(projectId);
      };
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(lasting);
      socket?.close();
    },
  };
}
