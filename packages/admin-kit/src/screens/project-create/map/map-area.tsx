import { lazy, Suspense, useState } from 'react';
import { useAdminKit } from '../../../context/admin-kit-context.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary/error-boundary.tsx';
import { LoadingState } from '../../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { projectCreateMessages } from '../messages.ts';
import { readView } from '../rules.ts';
import type { ImageTest } from '../use-project-create.ts';
import type { ProjectFields } from '../use-project-form.ts';
import type { MapSurface, ProjectMapProps } from './project-map-props.ts';
import { registeredMap } from './registered-map.ts';
import './project-map.css';

interface MapAreaProps extends Omit<ProjectMapProps, 'surface' | 'hasGraticule' | 'onTileSettled'> {
  fields: ProjectFields;
  image: ImageTest;
}

const loadMap = () => {
  const load = registeredMap();
  return load && lazy(load);
};
/** A browser needs gigabytes of memory to paint a larger image. */
const MAX_IMAGE_PIXELS = 64_000_000;

export function MapArea({ fields, image, ...handlers }: MapAreaProps) {
  const words = useMessages(projectCreateMessages);
  const { mapTiles, emit } = useAdminKit();
  const [ProjectMap, setProjectMap] = useState(loadMap);
  const [tiles, setTiles] = useState<'waiting' | 'failed' | 'loaded'>('waiting');

  const isLoaded = image.status === 'loaded';
  const isTooLarge = isLoaded && image.width * image.height > MAX_IMAGE_PIXELS;
  const view = readView(fields);
  const surface: MapSurface | null =
    fields.type === 'map'
      ? { kind: 'map', view, tiles: mapTiles }
      : isLoaded && !isTooLarge
        ? { kind: 'image', url: fields.imageUrl, width: image.width, height: image.height }
        : null;
  const isWithoutTiles = ProjectMap !== null && fields.type === 'map' && mapTiles === null;
  const haveTilesFailed = tiles === 'failed';

  return (
    <div className="ak-create-project-dialog-area">
      {surface === null || ProjectMap === null ? (
        <p className="ak-create-project-dialog-no-map">
          {ProjectMap === null ? words.noMap : isTooLarge ? words.imageTooLarge : words.imageNotYet}
        </p>
      ) : (
        <ErrorBoundary
          onError={({ message }) =>
            emit({ type: 'crash', at: Date.now(), screen: 'project-create-map', message })
          }
          fallback={({ retry }) => (
            <Alert
              tone="warning"
              isInterrupting
              action={
                <Button
                  size="small"
                  onClick={() => {
                    setProjectMap(loadMap());
                    retry();
                  }}
                >
                  {words.retry}
                </Button>
              }
            >
              {words.mapFailed}
            </Alert>
          )}
        >
          <Suspense
            fallback={
              <LoadingState label={words.loadingMap}>
                <Skeleton shape="block" height="340px" />
              </LoadingState>
            }
          >
            <ProjectMap
              {...handlers}
              surface={surface}
              hasGraticule={isWithoutTiles || haveTilesFailed}
              onTileSettled={(end) => setTiles((before) => (before === 'loaded' ? before : end))}
            />
          </Suspense>
          <div className="ak-create-project-dialog-caption">
            <span>{words.mapHelp}</span>
            {surface.kind === 'map' && surface.tiles && <span>{surface.tiles.attribution}</span>}
          </div>
        </ErrorBoundary>
      )}
      <div role="status">
        {isWithoutTiles && <Alert>{words.noTiles}</Alert>}
        {!isWithoutTiles && haveTilesFailed && <Alert tone="warning">{words.tilesFailed}</Alert>}
      </div>
    </div>
  );
}
