import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectMetadataChanged } from './realtime.ts';
import { createRealtimeSocket } from './realtime-socket.ts';

class Wire extends EventTarget {
  static opened: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    Wire.opened.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const url = 'wss://live.example/socket';
const changed = (projectId: number): ProjectMetadataChanged => ({
  type: 'project metadata changed',
  projectId,
});

function connect(WebSocketClass: unknown = Wire) {
  return createRealtimeSocket({ url, WebSocket: WebSocketClass as typeof WebSocket });
}

const last = () => Wire.opened.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Wire.opened = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('publishing', () => {
  it('sends the packet as JSON once connected, and connects only then (A §7, T54)', () => {
    const realtime = connect();
    expect(Wire.opened).toHaveLength(0);
    realtime.publish(changed(7));
    expect(last().url).toBe(url);
    expect(last().sent).toEqual([]);
    last().open();
    realtime.publish(changed(8));
    expect(last().sent.map((data) => JSON.parse(data))).toEqual([changed(7), changed(8)]);
    realtime.close();
  });

  it('keeps what could not be sent, once per project, for the next connection (T54)', () => {
    const realtime = connect();
    realtime.publish(changed(7));
    realtime.publish(changed(7));
    last().close();
    realtime.publish(changed(8));
    vi.advanceTimersByTime(1000);
    expect(Wire.opened).toHaveLength(2);
    last().open();
    expect(last().sent.map((data) => JSON.parse(data))).toEqual([changed(7), changed(8)]);
    realtime.close();
  });

  it('never throws, and does not lose the packet, when the socket does (T54)', () => {
    const realtime = connect();
    realtime.publish(changed(1));
    last().open();
    vi.spyOn(last(), 'send').mockImplementation(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(() => realtime.publish(changed(7))).not.toThrow();
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([JSON.stringify(changed(7))]);
    realtime.close();
  });

  it('gives up without a word where the address is refused or there is no WebSocket (T54)', () => {
    let attempts = 0;
    class Refused {
      constructor() {
        attempts++;
        throw new DOMException('insecure', 'SecurityError');
      }
    }
    const realtime = connect(Refused);
    expect(() => realtime.publish(changed(7))).not.toThrow();
    realtime.publish(changed(8));
    vi.advanceTimersByTime(600_000);
    expect(attempts).toBe(1);

    vi.stubGlobal('WebSocket', undefined);
    const without = createRealtimeSocket({ url });
    expect(() => without.publish(changed(7))).not.toThrow();
    without.close();
    vi.unstubAllGlobals();
  });
});

describe('listening', () => {
  it('hears packets about its project only, until it leaves', async () => {
    const realtime = connect();
    const heard = vi.fn();
    const leave = realtime.subscribe(7, heard);
    last().open();
    last().receive(JSON.stringify(changed(7)));
    last().receive(JSON.stringify(changed(8)));
    last().receive('{"type":"project metadata changed","projectId":"7"}');
    await Promise.resolve();
    expect(heard.mock.calls).toEqual([[changed(7)], [changed(7)]]);
    leave();
    last().receive(JSON.stringify(changed(7)));
    await Promise.resolve();
    expect(heard).toHaveBeenCalledTimes(2);
    realtime.close();
  });

  it('keeps others listening when one leaves twice', async () => {
    const realtime = connect();
    const heard = vi.fn();
    const leave = realtime.subscribe(7, vi.fn());
    leave();
    realtime.subscribe(7, heard);
    leave();
    last().open();
    last().receive(JSON.stringify(changed(7)));
    await Promise.resolve();
    expect(heard).toHaveBeenCalledTimes(1);
    realtime.close();
  });

  it.each([
    '',
    'x',
    'null',
    '5',
    '[]',
    '{"type":"other","projectId":7}',
    '{"type":"project metadata changed"}',
    '{',
  ])('ignores %j (T54)', async (data) => {
    const realtime = connect();
    const heard = vi.fn();
    realtime.subscribe(7, heard);
    last().open();
    last().receive(data);
    last().receive(new ArrayBuffer(2));
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    realtime.close();
  });
});

describe('a connection that is lost', () => {
  it('comes back after 1 s, then twice as long each time, at most every 60 s (T54)', () => {
    const realtime = connect();
    realtime.subscribe(7, vi.fn());
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 8; attempts++) {
      last().close();
      const start = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - start);
      expect(Wire.opened).toHaveLength(attempts + 1);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    last().open();
    vi.advanceTimersByTime(10_000);
    last().close();
    vi.advanceTimersByTime(1000);
    expect(Wire.opened).toHaveLength(10);
    realtime.close();
  });

  it('comes back ever later where the server accepts it and closes it (T54)', () => {
    const realtime = connect();
    realtime.subscribe(7, vi.fn());
    const acceptAndClose = () => {
      last().open();
      vi.advanceTimersByTime(200);
      if (last().readyState === 1) last().close();
    };
    const start = Date.now();
    while (Date.now() - start < 20_000) {
      acceptAndClose();
      vi.advanceTimersToNextTimer();
    }
    expect(Wire.opened.length).toBeLessThanOrEqual(6);
    realtime.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not reconnect at the same moment for everyone (T54)', () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const realtime = connect();
    realtime.subscribe(7, vi.fn());
    last().close();
    vi.advanceTimersByTime(750);
    expect(Wire.opened).toHaveLength(2);
    realtime.close();
  });

  it('stays disconnected while there is no listener and nothing to send (T54)', () => {
    const realtime = connect();
    const leave = realtime.subscribe(7, vi.fn());
    last().open();
    leave();
    last().close();
    vi.advanceTimersByTime(600_000);
    expect(Wire.opened).toHaveLength(1);
    realtime.subscribe(7, vi.fn());
    expect(Wire.opened).toHaveLength(2);
    realtime.close();
  });

  it('stays away after it was closed on purpose (T54)', () => {
    const realtime = connect();
    realtime.subscribe(7, vi.fn());
    last().close();
    realtime.close();
    realtime.publish(changed(7));
    vi.advanceTimersByTime(600_000);
    expect(Wire.opened).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
