import { useMessages } from '@timemap/admin-kit';
import { OrganizationIcon, PinIcon, UsersIcon } from '@timemap/admin-kit/ui/icon';
import { consoleProduct } from '../locales/en/console-product.ts';
import './product.css';

/** What the console is for. The form does not wait for it. */
export default function Product() {
  const words = useMessages(consoleProduct);
  return (
    <div className="console-product">
      <Drawing />
      <p className="console-product-lead">{words.lead}</p>
      <ul className="console-product-uses">
        <li>
          <OrganizationIcon />
          <strong>{words.organizations}</strong>
          <span>{words.organizationsText}</span>
        </li>
        <li>
          <UsersIcon />
          <strong>{words.people}</strong>
          <span>{words.peopleText}</span>
        </li>
        <li>
          <PinIcon />
          <strong>{words.projects}</strong>
          <span>{words.projectsText}</span>
        </li>
      </ul>
    </div>
  );
}

const PIN = 'M0 0C-9.6-11.4-14.4-19.6-14.4-27a14.4 14.4 0 0 1 28.8 0C14.4-19.6 9.6-11.4 0 0z';

/** Places on a map, each with its moment on the line below. */
const PLACES = [
  { x: 78, y: 122 },
  { x: 168, y: 74 },
  { x: 262, y: 142 },
  { x: 352, y: 88 },
  { x: 446, y: 116 },
];

function Drawing() {
  return (
    <svg className="console-product-drawing" viewBox="0 0 520 232" aria-hidden="true" focusable="false">
      <g className="console-product-grid">
        <path d="M0 40h520M0 88h520M0 136h520M60 12v166M160 12v166M260 12v166M360 12v166M460 12v166" />
      </g>
      <g className="console-product-land">
        <path d="M24 92c14-34 52-42 84-52s70-26 104-10 22 46 4 62-24 40-58 50-62 34-96 22-52-38-38-72z" />
        <path d="M236 150c8-22 30-20 46-30s22-40 52-56 78-22 116-6 54 44 42 72-44 40-80 42-60 18-104 14-80-14-72-36z" />
      </g>
      <path className="console-product-line" d="M8 212h504" />
      {PLACES.map(({ x, y }) => (
        <g key={x}>
          <path className="console-product-fall" d={`M${x} ${y + 4}V206`} />
          <circle className="console-product-moment" cx={x} cy="212" r="5" />
          <path className="console-product-pin" transform={`translate(${x} ${y})`} d={PIN} />
          <circle className="console-product-eye" cx={x} cy={y - 27} r="5" />
        </g>
      ))}
    </svg>
  );
}
