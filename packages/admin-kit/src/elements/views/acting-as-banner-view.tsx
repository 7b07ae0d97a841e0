import { ActingAsBanner } from '../../screens/login-as/index.ts';
import { dispatchElementEvent } from '../dispatch-element-event.ts';
import type { ActingAsBannerElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<ActingAsBannerElement> = ({ element, username }) =>
  username === null ? null : (
    <ActingAsBanner username={username} onStop={() => dispatchElementEvent(element, 'ak-stop', null)} />
  );

export default View;
