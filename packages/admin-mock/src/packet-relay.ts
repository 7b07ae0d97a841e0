/** What clients tell one another over the real-time connection; the server only passes it on. */
export interface Packet {
  type: string;
  projectId: number;
}

export type PacketListener = (packet: Packet) => void;

export interface PacketRelay {
  /** Hears every packet but its own; returns how to stop. */
  subscribe(listener: PacketListener): () => void;
  /** Hands a packet to everybody except the one it comes from. */
  publish(packet: Packet, from?: PacketListener): void;
}

export function createPacketRelay(): PacketRelay {
  const listeners = new Set<PacketListener>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: (packet, from) => {
      for (const listener of [...listeners]) if (listener !== from) listener(packet);
    },
  };
}

/** A packet out of the text of a message; `null` for anything else, which is not passed on. */
export function parsePacket(text: string): Packet | null {
  try {
    const { type, projectId } = JSON.parse(text) as Partial<Packet>;
    return type === 'project metadata changed' &&
      typeof projectId === 'number' &&
      Number.isSafeInteger(projectId)
      ? { type, projectId }
      : null;
  } catch {
    return null;
  }
}
