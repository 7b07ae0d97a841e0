import 'bootstrap/dist/css/bootstrap.css';
import '@timemap/admin-kit/styles.css';
import { hostPage } from '../host-page';

hostPage((page) => <main className="container lh-lg fs-4 text-danger">{page}</main>);
