import type { ComponentType } from 'react';
import { sharedOnPage } from '../../../browser/shared-context.ts';
import type { ProjectMapProps } from './project-map-props.ts';

export type LoadMap = () => Promise<{ default: ComponentType<ProjectMapProps> }>;

const registered = sharedOnPage('map', () => ({ load: null as LoadMap | null }));

/** A host may be without Leaflet, and webpack stops at a missing package even behind `import()`. */
export function registerMap(load: LoadMap | null): void {
  registered.load = load;
}

export const registeredMap = (): LoadMap | null => registered.load;
