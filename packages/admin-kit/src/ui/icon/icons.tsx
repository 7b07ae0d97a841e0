import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import './icon.css';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

interface Drawing {
  isFilled?: boolean;
  isDirectional?: boolean;
}

function icon(path: string, { isFilled = false, isDirectional = false }: Drawing = {}) {
  return ({ className, ...rest }: IconProps) => (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx('ak-icon', isDirectional && 'ak-icon--directional', className)}
    >
      <path d={path} />
    </svg>
  );
}

// Bundlers keep only the used exports.
export const ArrowDownIcon = /* @__PURE__ */ icon('M8 3v10M4 9l4 4 4-4');
export const ArrowUpIcon = /* @__PURE__ */ icon('M8 13V3M4 7l4-4 4 4');
export const ChartIcon = /* @__PURE__ */ icon('M2.5 13.5h11M4.5 11V8.5M8 11V3M11.5 11V6');
export const CheckIcon = /* @__PURE__ */ icon('M3 8.5l3.25 3.25L13 4.75');
export const ChevronDownIcon = /* @__PURE__ */ icon('M4 6l4 4 4-4');
export const ChevronEndIcon = /* @__PURE__ */ icon('M6 4l4 4-4 4', { isDirectional: true });
export const ChevronStartIcon = /* @__PURE__ */ icon('M10 4L6 8l4 4', { isDirectional: true });
export const ChevronUpIcon = /* @__PURE__ */ icon('M4 10l4-4 4 4');
export const ChevronsVerticalIcon = /* @__PURE__ */ icon('M5 6l3-3 3 3M5 10l3 3 3-3');
export const ClockIcon = /* @__PURE__ */ icon('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.75V8l2.25 1.5');
export const CloseIcon = /* @__PURE__ */ icon('M4 4l8 8M12 4l-8 8');
export const ColumnsIcon = /* @__PURE__ */ icon('M2.5 3.5h11v9h-11zM6.25 3.5v9M9.75 3.5v9');
export const ContractIcon = /* @__PURE__ */ icon('M4 2.5h5.25L12 5.25v8.25H4zM6.25 7.75h3.5M6.25 10.25h3.5');
export const CopyIcon = /* @__PURE__ */ icon('M5.75 5.75h7.5v7.5h-7.5zM3.5 10.25h-.75v-7.5h7.5v.75');
export const DotsIcon = /* @__PURE__ */ icon(
  'M3.25 8.45a.45.45 0 1 0 0-.9.45.45 0 0 0 0 .9zM8 8.45a.45.45 0 1 0 0-.9.45.45 0 0 0 0 .9zM12.75 8.45a.45.45 0 1 0 0-.9.45.45 0 0 0 0 .9z',
  { isFilled: true },
);
export const DownloadIcon = /* @__PURE__ */ icon('M8 2.5v7.75M4.75 7L8 10.25 11.25 7M2.75 13.5h10.5');
export const ErrorIcon = /* @__PURE__ */ icon('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.5M8 10.9v.01');
export const ExternalIcon = /* @__PURE__ */ icon(
  'M9.5 2.75h3.75V6.5M13 3L7.5 8.5M11.25 9.5v3.75h-8.5v-8.5H6.5',
  { isDirectional: true },
);
export const EyeIcon = /* @__PURE__ */ icon(
  'M1.5 8S3.75 3.75 8 3.75 14.5 8 14.5 8 12.25 12.25 8 12.25 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M6.5 3.95A6 6 0 0 1 8 3.75C12.25 3.75 14.5 8 14.5 8a11 11 0 0 1-1.9 2.4M4.1 5.1A11.5 11.5 0 0 0 1.5 8S3.75 12.25 8 12.25a6 6 0 0 0 2.9-.75M2.5 2.5l11 11',
);
export const FilterIcon = /* @__PURE__ */ icon('M2.5 4h11M4.5 8h7M6.5 12h3');
export const InfoIcon = /* @__PURE__ */ icon('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5.1v.01');
export const KeyIcon = /* @__PURE__ */ icon(
  'M5.5 13a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM7.5 8.25L13 2.75M10.5 5.25l2 2',
);
export const LinkIcon = /* @__PURE__ */ icon(
  'M6.75 9.25a2.5 2.5 0 0 0 3.5 0l2.5-2.5a2.5 2.5 0 0 0-3.5-3.5l-.75.75M9.25 6.75a2.5 2.5 0 0 0-3.5 0l-2.5 2.5a2.5 2.5 0 0 0 3.5 3.5l.75-.75',
);
export const MailIcon = /* @__PURE__ */ icon('M2.25 3.75h11.5v8.5H2.25zM2.5 4.25L8 8.75l5.5-4.5');
export const MenuIcon = /* @__PURE__ */ icon('M2.5 4.25h11M2.5 8h11M2.5 11.75h11');
export const MinusIcon = /* @__PURE__ */ icon('M3 8h10');
export const MoonIcon = /* @__PURE__ */ icon(
  'M13.25 9.5A5.75 5.75 0 0 1 6.5 2.75a5.75 5.75 0 1 0 6.75 6.75z',
);
export const OrganizationIcon = /* @__PURE__ */ icon(
  'M6 2.5h4v3.25H6zM2 10.25h4v3.25H2zM10 10.25h4v3.25h-4zM8 5.75V8M4 10.25V8h8v2.25',
);
export const PencilIcon = /* @__PURE__ */ icon(
  'M3 13l.5-2.75 7.25-7.25 2.25 2.25L5.75 12.5zM9.25 4.5l2.25 2.25',
);
export const PictureIcon = /* @__PURE__ */ icon(
  'M2.5 3.5h11v9h-11zM3 11.5L6.25 8l2.5 2.5 1.75-1.75 2.5 2.75M10.5 6.25v.01',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M8 14c3-3.25 4.5-5.5 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 8.5 5 10.75 8 14zM8 6.4v.01',
);
export const PlusIcon = /* @__PURE__ */ icon('M8 3v10M3 8h10');
export const QuestionIcon = /* @__PURE__ */ icon(
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.25 6.4A1.75 1.75 0 1 1 8 8.25V9M8 11.1v.01',
);
export const RefreshIcon = /* @__PURE__ */ icon('M13 8a5 5 0 1 1-1.6-3.67M13.25 2.25v2.5h-2.5');
export const SearchIcon = /* @__PURE__ */ icon(
  'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.25 10.25L13.5 13.5',
);
export const SidebarIcon = /* @__PURE__ */ icon('M2.5 3.5h11v9h-11zM6.25 3.5v9', { isDirectional: true });
export const SignOutIcon = /* @__PURE__ */ icon('M6.5 2.75H3v10.5h3.5M10.25 5L13.25 8l-3 3M13 8H6.5', {
  isDirectional: true,
});
export const SuccessIcon = /* @__PURE__ */ icon(
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.4 8.2l1.85 1.85L10.75 6.4',
);
export const SunIcon = /* @__PURE__ */ icon(
  'M8 10.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
);
export const TableIcon = /* @__PURE__ */ icon('M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M6.25 6.5v6');
export const TagIcon = /* @__PURE__ */ icon('M8.25 2.5h5.25v5.25L7.75 13.5 2.5 8.25zM11 5v.01');
export const TrashIcon = /* @__PURE__ */ icon(
  'M2.75 4.25h10.5M6 4V2.5h4V4M4 4.5l.6 9h6.8l.6-9M6.75 7v4M9.25 7v4',
);
export const UserIcon = /* @__PURE__ */ icon(
  'M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM2.75 13.75c.5-2.5 2.5-3.75 5.25-3.75s4.75 1.25 5.25 3.75',
);
export const UsersIcon = /* @__PURE__ */ icon(
  'M6 7.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.25C1.9 11 3.6 9.75 6 9.75s4.1 1.25 4.5 3.5M10.5 3a2.5 2.5 0 0 1 0 4.5M12.25 10.1c1.2.55 2 1.6 2.25 3.15',
);
export const WarningIcon = /* @__PURE__ */ icon('M8 2.25L14.5 13.5h-13zM8 6.75V10M8 11.6v.01');
