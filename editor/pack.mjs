// Packs the extension into a file that an editor installs: `npm run pack:editor [FILE]`. It asks no network.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { rolldown } from 'rolldown';

const here = import.meta.dirname;

/** The extension and all that it uses, as one module; what is brought by others, as `vscode` is by the editor, is left out. */
export async function bundled(brought = ['vscode']) {
  const bundle = await rolldown({
    input: path.join(here, 'extension.ts'),
    platform: 'node',
    external: brought,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false, minify: false });
  await bundle.close();
  return output[0].code;
}

/** The bytes of the package. */
export async function packed() {
  const read = (name) => readFileSync(path.join(here, name), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  const files = {
    '[Content_Types].xml': contentTypes,
    'extension.vsixmanifest': vsixManifest(manifest),
    'extension/package.json': JSON.stringify(manifest, null, 2),
    'extension/extension.cjs': await bundled(),
    'extension/README.md': read('README.md'),
    'extension/LICENSE.txt': read('../LICENSE'),
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  // The same package comes of the same files, whenever it is made.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".cjs" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

function vsixManifest({ name, displayName, description, version, publisher, engines, categories }) {
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Categories>${categories.join(',')}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const target = path.resolve(process.argv[2] ?? path.join(here, '..', 'dist', 'rulewright-editor.vsix'));
  mkdirSync(path.dirname(target), { recursive: true });
  const bytes = await packed();
  writeFileSync(target, bytes);
  process.stdout.write(`${path.relative(process.cwd(), target)}: ${bytes.length} bytes\n`);
}
