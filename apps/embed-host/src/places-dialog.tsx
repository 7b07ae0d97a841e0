import type { MapPin } from '@timemap/admin-api';
import { useRef } from 'react';

export function PlacesDialog({ pins }: { pins: readonly MapPin[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Places
      </button>
      <dialog ref={dialog} className="atlas-dialog" aria-labelledby="atlas-places">
        <h2 id="atlas-places">Places</h2>
        {pins.length === 0 && <p>Nothing is marked on this map.</p>}
        <ul>
          {pins.map(({ name, x, y }) => (
            <li key={`${name} ${x} ${y}`}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
