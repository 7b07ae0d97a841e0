import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A docs page shows up to 18 screens at once, which would take seconds. So only those in sight or close to it render. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className="stage-place" />;
}
