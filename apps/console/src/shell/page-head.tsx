import { useMessages } from '@timemap/admin-kit';
import { UserText } from '@timemap/admin-kit/ui/text';
import { type RefCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageMessages } from '../messages.ts';
import { useCurrentPage } from '../page-handle.ts';
import { useDocumentTitle } from './document-title.ts';
import { PageHeading } from './page-heading.tsx';
import { useRecordName } from './record-name.ts';

export interface HeadPlace {
  readonly head: HTMLElement;
  /** Of the line that the heading has if no table takes it. */
  readonly ownLine: RefCallback<HTMLElement>;
  /** Of the place in the toolbar of the page's table. */
  readonly besideFilter: RefCallback<HTMLElement>;
}

/** The element itself moves, so a heading that has focus keeps it. */
export function useHeadPlace(): HeadPlace {
  const [place] = useState(() => {
    const head = document.createElement('div');
    head.className = 'console-page-head';
    let line: HTMLElement | null = null;
    const moveTo = (parent: HTMLElement | null) => {
      const { activeElement } = document;
      parent?.append(head);
      if (activeElement instanceof HTMLElement && head.contains(activeElement))
        activeElement.focus({ preventScroll: true });
    };
    return {
      head,
      ownLine: (element: HTMLElement | null) => {
        line = element;
        if (!head.isConnected) moveTo(line);
      },
      besideFilter: (element: HTMLElement | null) => {
        moveTo(element);
        return () => moveTo(line);
      },
    };
  });
  return place;
}

export function PageHead({ head, ownLine }: HeadPlace) {
  const { heading, documentTitle, hasOwnHeading, record, ofRecord } = useCurrentPage();
  const name = useRecordName(record);
  const words = useMessages(pageMessages);
  const nameOfPage = name && ofRecord ? words[ofRecord]({ record: name }) : name;
  useDocumentTitle(nameOfPage || documentTitle);
  return (
    <>
      <div ref={ownLine} className="console-page-head-line" />
      {createPortal(
        !hasOwnHeading && (
          <PageHeading>{name && ofRecord ? <UserText text={nameOfPage} /> : heading}</PageHeading>
        ),
        head,
      )}
    </>
  );
}
