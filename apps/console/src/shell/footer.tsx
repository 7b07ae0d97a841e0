import './footer.css';

export function Footer() {
  return <footer className="console-footer">© {new Date().getFullYear()} Timemap</footer>;
}
