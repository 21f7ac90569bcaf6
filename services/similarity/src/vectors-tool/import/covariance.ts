import { dotProducts } from './dot-products';

/** Sums up, block by block, how the dimensions vary together. */
export class Covariance {
  private readonly sums: Float64Array;
  private readonly products: Float64Array;
  private count = 0;

  constructor(private readonly dimensions: number) {
    this.sums = new Float64Array(dimensions);
    this.products = new Float64Array(dimensions * dimensions);
  }

  /** @param rows `n × dimensions`, one after the other */
  add(rows: Float64Array): void {
    const d = this.dimensions;
    const columns = transposed(rows, d);
    const length = rows.length / d;
    for (let i = 0; i < d; i++) this.sums[i] = (this.sums[i] as number) + sum(columns, i * length, length);
    this.addProducts(columns, length);
    this.count += length;
  }

  /** The covariance matrix, row-major. @throws RangeError before anything was added */
  matrix(): Float64Array {
    const d = this.dimensions;
    const n = this.count;
    if (n === 0) throw new RangeError('There are no rows.');
    const mean = this.sums.map((total) => total / n);
    return this.products.map((_, at) => {
      const i = Math.floor(at / d);
      const j = at % d;
      const product = this.products[Math.min(i, j) * d + Math.max(i, j)] as number;
      return product / n - (mean[i] as number) * (mean[j] as number);
    });
  }

  /** The matrix is symmetric: bands of it from the diagonal on are enough, half the work. */
  private addProducts(columns: Float64Array, length: number): void {
    const d = this.dimensions;
    const band = 16;
    for (let i = 0; i < d; i += band) {
      const rows = Math.min(band, d - i);
      const rest = columns.subarray(i * length);
      const out = new Float64Array(rows * (d - i));
      dotProducts(rest.subarray(0, rows * length), rest, length, out);
      out.forEach((product, at) => {
        const target = (i + Math.floor(at / (d - i))) * d + i + (at % (d - i));
        this.products[target] = (this.products[target] as number) + product;
      });
    }
  }
}

function transposed(rows: Float64Array, dimensions: number): Float64Array {
  const count = rows.length / dimensions;
  const columns = new Float64Array(rows.length);
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < dimensions; i++) columns[i * count + row] = rows[row * dimensions + i] as number;
  }
  return columns;
}

function sum(values: Float64Array, start: number, length: number): number {
  let total = 0;
  for (let k = start; k < start + length; k++) total += values[k] as number;
  return total;
}
