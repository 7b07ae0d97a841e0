import type { ScreenView } from '../../elements/screen-definition.ts';
import { dispatchElementEvent } from '../../elements/screen-definition.ts';
import { ActingAsBanner } from './index.ts';

/** `<ak-acting-as-banner>` says that this window acts as another user. */
export interface ActingAsBannerElement extends HTMLElement {
  username: string | null;
}

export interface ActingAsBannerEvents {
  /** The person stops acting as someone else: remove the session id. */
  'ak-stop': CustomEvent<null>;
}

const View: ScreenView<ActingAsBannerElement> = ({ element, username }) =>
  username === null ? null : (
    <ActingAsBanner username={username} onStop={() => dispatchElementEvent(element, 'ak-stop', null)} />
  );

export default View;
