import '@timemap/admin-kit/styles.css';
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { hostPage } from '../host-page';

const theme = createTheme({ typography: { fontFamily: 'serif', fontSize: 18 } });

hostPage((page) => (
  <ThemeProvider theme={theme}>
    <CssBaseline enableColorScheme />
    {page}
  </ThemeProvider>
));
