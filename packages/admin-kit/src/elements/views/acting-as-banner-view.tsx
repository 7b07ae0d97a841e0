import { ActingAsBanner } from '../../screens/login-as/index.ts';
import type { ActingAsBannerElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';
import { tell } from '../tell.ts';

const View: ScreenView<ActingAsBannerElement> = ({ element, username }) =>
  username === null ? null : (
    <ActingAsBanner username={username} onStop={() => tell(element, 'ak-stop', null)} />
  );

export default View;
