import '../../ui/icon/icon.css';

const paths = {
  expand: 'M4.5 6L8 2.5 11.5 6M4.5 10L8 13.5 11.5 10',
  collapse: 'M4.5 2.5L8 6l3.5-3.5M4.5 13.5L8 10l3.5 3.5',
} as const;

/** Two chevrons that part or meet, for 'expand all' and 'collapse all'. */
export function ExpandIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      className="ak-icon"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
