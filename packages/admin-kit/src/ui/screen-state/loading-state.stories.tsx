import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { LoadingState } from './loading-state.tsx';

const meta = preview.meta({ title: 'Parts/Loading state', component: LoadingState });

export const Facts = meta.story({
  args: {
    label: 'Loading license',
    children: (
      <>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton shape="block" height="8px" />
      </>
    ),
  },
});
export const Person = meta.story({
  args: {
    children: (
      <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Skeleton shape="circle" />
        <Skeleton width="16rem" />
      </span>
    ),
  },
});
