import { downloadFile } from '../../browser/download-file.ts';

export interface PictureToSave {
  readonly svg: SVGSVGElement;
  readonly title: string;
  readonly text: string;
  readonly name: string;
}

const SCALE = 2;
const MARGIN = 24;
const HEAD = 52;

/** An image made from the SVG would lack the fonts, and some policies forbid its blob. false: unsupported. */
export async function savePicture({ svg, title, text, name }: PictureToSave): Promise<boolean> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE);
  canvas.height = Math.ceil((height + HEAD + 2 * MARGIN) * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.scale(SCALE, SCALE);
  context.fillStyle = surfaceOf(svg);
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(context, svg, { title, text, width });
  context.translate(MARGIN, MARGIN + HEAD);
  for (const shape of svg.querySelectorAll<SVGGeometryElement | SVGTextElement>('path, rect, line, text')) {
    drawShape(context, shape);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture !== null && downloadFile({ name: `${name}.png`, text: picture, type: 'image/png' });
}

function surfaceOf(start: Element): string {
  for (let element: Element | null = start; element !== null; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== 'transparent' && !/[,/]\s*0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

const fontOf = ({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
  `${fontWeight} ${fontSize} ${fontFamily}`;

function drawHead(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  { title, text, width }: { title: string; text: string; width: number },
): void {
  const { color, direction, fontFamily } = getComputedStyle(svg.parentElement ?? svg);
  const isRightToLeft = direction === 'rtl';
  context.textAlign = isRightToLeft ? 'right' : 'left';
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.fillStyle = color;
  const x = isRightToLeft ? MARGIN + width : MARGIN;
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, x, MARGIN + 14, width);
  context.font = `400 13px ${fontFamily}`;
  context.fillText(text, x, MARGIN + 36, width);
}

const numberOf = (shape: Element, name: string) => Number(shape.getAttribute(name) ?? 0);

function drawShape(context: CanvasRenderingContext2D, shape: SVGGeometryElement | SVGTextElement): void {
  const style = getComputedStyle(shape);
  context.globalAlpha = Number(style.opacity) * Number(style.fillOpacity);
  context.fillStyle = style.fill === 'none' ? 'transparent' : style.fill;
  if (shape.localName === 'text') {
    const anchor = shape.getAttribute('text-anchor');
    context.font = fontOf(style);
    context.direction = 'ltr';
    context.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
    context.fillText(shape.textContent ?? '', numberOf(shape, 'x'), numberOf(shape, 'y'));
    return;
  }
  const path = outlineOf(shape);
  context.fill(path);
  if (style.stroke === 'none') return;
  context.globalAlpha = Number(style.opacity) * Number(style.strokeOpacity);
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineJoin = 'round';
  context.stroke(path);
}

function outlineOf(shape: Element): Path2D {
  if (shape.localName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  const at = (name: string) => numberOf(shape, name);
  if (shape.localName === 'line') {
    path.moveTo(at('x1'), at('y1'));
    path.lineTo(at('x2'), at('y2'));
  } else {
    path.roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  }
  return path;
}
