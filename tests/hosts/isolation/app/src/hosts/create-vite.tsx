import 'create-vite/template-react-ts/src/index.css';
import 'create-vite/template-react-ts/src/App.css';
import '@timemap/admin-kit/styles.css';
import { hostPage } from '../host-page';

hostPage((page) => <div id="root">{page}</div>);
