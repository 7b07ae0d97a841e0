export interface Packet {
  type: string;
  projectId: number;
}

export type PacketListener = (packet: Packet) => void;

export interface PacketRelay {
  subscribe(listener: PacketListener): () => void;
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
