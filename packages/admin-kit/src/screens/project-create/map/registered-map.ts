import type { ComponentType } from 'react';
import type { ProjectMapProps } from './project-map-props.ts';

export type LoadMap = () => Promise<{ default: ComponentType<ProjectMapProps> }>;

let registered: LoadMap | null = null;

/** A host may be without Leaflet, and webpack stops at a missing package even behind `import()`. */
export function registerMap(load: LoadMap | null): void {
  registered = load;
}

export const registeredMap = (): LoadMap | null => registered;
