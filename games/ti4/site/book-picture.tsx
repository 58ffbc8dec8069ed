import { Picture } from "./picture.tsx";
import "./book-picture.css";

/** The rules of the galaxy: a ship's way past its anomalies. */
export const BookPicture = () => (
  <div className="night ti4-book">
    <Picture />
  </div>
);
