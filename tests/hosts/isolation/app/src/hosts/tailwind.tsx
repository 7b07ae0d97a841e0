import './tailwind.css';
import '@timemap/admin-kit/styles.layered.css';
import { hostPage } from '../host-page';

hostPage((page) => <main className="font-serif text-lg leading-loose text-pink-700">{page}</main>);
