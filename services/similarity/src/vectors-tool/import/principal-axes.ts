import { EigenvalueDecomposition, Matrix } from 'ml-matrix';

/**
 * The directions in which the rows vary, most first: an orthogonal matrix, one axis after the other. Turning every
 * row onto them changes no cosine and orders the dimensions by variance.
 * @param covariance symmetric, row-major
 */
export function principalAxes(covariance: Float64Array, dimensions: number): Float64Array {
  const matrix = Matrix.from1DArray(dimensions, dimensions, covariance);
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(matrix, {
    assumeSymmetric: true,
  });
  const order = realEigenvalues
    .map((variance, column) => ({ variance, column }))
    .sort((a, b) => b.variance - a.variance || a.column - b.column);
  const axes = order.flatMap(({ column }) => pointed(eigenvectorMatrix.getColumn(column)));
  return Float64Array.from(axes);
}

/** An axis may point either way: its largest entry decides, so that the same file always gives the same vectors. */
function pointed(axis: number[]): number[] {
  const largest = axis.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0);
  return largest < 0 ? axis.map((value) => -value) : axis;
}
