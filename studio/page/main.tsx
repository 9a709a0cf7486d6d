import { render } from 'preact';
render(<p>…</p>, document.body);
