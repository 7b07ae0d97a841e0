import type { userEvent } from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

const MAX_STOPS = 300;

export async function tabTo(user: User, element: HTMLElement): Promise<void> {
  const { body } = element.ownerDocument;
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    await user.tab();
    if (element.ownerDocument.activeElement === element) return;
    if (element.ownerDocument.activeElement === body) break;
  }
  throw new Error(`Tab does not lead on to ${element.outerHTML.slice(0, 200)}`);
}

export async function stopsAhead(user: User): Promise<Element[]> {
  const stops: Element[] = [];
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    await user.tab();
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || stops.includes(activeElement)) break;
    stops.push(activeElement);
  }
  return stops;
}
